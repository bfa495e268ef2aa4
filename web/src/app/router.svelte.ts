/** Where the reader is: `#/table/abc?invite=x`. Hash addresses work behind any prefix and in a saved link. */
export interface Place {
  page: string;
  id: string;
  query: URLSearchParams;
}

export function parse(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [page = '', ...rest] = path.split('/');
  return { page, id: decodeURIComponent(rest.join('/')), query: new URLSearchParams(query) };
}

export const place = $state<{ now: Place }>({ now: parse(typeof location === 'undefined' ? '' : location.hash) });

if (typeof window !== 'undefined') {
  addEventListener('hashchange', () => {
    const before = place.now;
    place.now = parse(location.hash);
    if (before.page !== place.now.page || before.id !== place.now.id) scrollTo(0, 0);
  });
}

export function go(path: string): void {
  location.hash = `/${path}`;
}

/** Ask later whether the reader is still on the page that is open now: an answer that comes late leads nobody away. */
export function staying(): () => boolean {
  const { page, id } = place.now;
  return () => place.now.page === page && place.now.id === id;
}

/** Write the address of what is shown, without leaving a step in the browser's history and without going anywhere. */
export function mark(path: string): void {
  history.replaceState(null, '', `${location.pathname}${location.search}#/${path}`);
}
