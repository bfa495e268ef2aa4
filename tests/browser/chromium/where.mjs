// Unpacks the browser on first use and prints where it lies.
import chromium from '@sparticuz/chromium';

console.log(await chromium.executablePath());
