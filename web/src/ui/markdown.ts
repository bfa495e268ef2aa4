/**
 * The little markdown our rules use, as safe HTML: paragraphs, lists, tables, bold, italic, code.
 * Everything is escaped first; nothing in a text can become markup of its own.
 */
export function markdown(source: string): string {
  const blocks = escape(source.trim()).split(/\n\s*\n/);
  return blocks.map(block).join('');
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function inline(text: string): string {
  return text
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>');
}

function block(text: string): string {
  const lines = text.split('\n');
  if (lines.length > 1 && lines.every((line) => line.trim().startsWith('|'))) return table(lines);
  const out: string[] = [];
  let list = '';
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length) out.push(`<p>${inline(paragraph.join(' '))}</p>`);
    if (list) out.push(`</${list}>`);
    paragraph = [];
    list = '';
  };
  for (const line of lines) {
    const heading = /^#{3,5}\s+(.*)/.exec(line);
    const item = /^\s*(?:([-*])|\d+[.)])\s+(.*)/.exec(line);
    if (heading) {
      close();
      out.push(`<h4>${inline(heading[1]!)}</h4>`);
    } else if (item) {
      const kind = item[1] ? 'ul' : 'ol';
      if (list !== kind) {
        close();
        out.push(`<${kind}>`);
        list = kind;
      }
      out.push(`<li>${inline(item[2]!)}</li>`);
    } else if (list && /^\s+/.test(line)) {
      out[out.length - 1] = out.at(-1)!.replace(/<\/li>$/, ` ${inline(line.trim())}</li>`);
    } else {
      if (list) close();
      paragraph.push(line.trim());
    }
  }
  close();
  return out.join('');
}

function table(lines: string[]): string {
  const rows = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim())),
  );
  const rule = rows.findIndex((row) => row.every((cell) => /^:?-+:?$/.test(cell)));
  const head = rule === 1 ? rows[0]! : null;
  const body = rule === 1 ? rows.slice(2) : rows;
  const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const top = head ? `<thead>${row(head, 'th')}</thead>` : '';
  return `<table>${top}<tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}
