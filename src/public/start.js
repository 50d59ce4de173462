// See src/build/prerender.ts. A hidden page is never painted.
{
  const start = () => document.head.append(document.getElementById('scripts').content);
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));
  // Ctrl+K before hydration: src/app/Hydrated.tsx then opens the search.
  addEventListener('keydown', (event) => {
    const notice = document.getElementById('stalled');
    if (notice && event.key === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      notice.dataset.find = 'k';
    }
  });
}
