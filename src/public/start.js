// See src/build/prerender.ts. A page that nobody looks at is never painted.
{
  const start = () => document.head.append(document.getElementById('scripts').content);
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));
  // Ctrl+K before the page is alive: src/app/Alive.tsx opens the search then.
  addEventListener('keydown', (event) => {
    const notice = document.getElementById('stalled');
    if (notice && event.key === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      notice.dataset.find = 'k';
    }
  });
}
