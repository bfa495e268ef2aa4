// Says messages as the client does: JSON in (sources by language, names, messages), sentences by language out.
import { readFileSync } from 'node:fs';
import { Words } from '../src/words/fluent.ts';

const { sources, names, messages } = JSON.parse(readFileSync(0, 'utf-8'));
const said = {};
for (const [language, texts] of Object.entries(sources)) {
  const words = new Words(language, texts);
  said[language] = messages.map((message) => words.say(message, names));
}
process.stdout.write(JSON.stringify(said));
