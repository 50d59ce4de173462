// See src/build/prerender.ts. A page that nobody looks at is never painted.
{
  const start = () => document.head.append(document.getElementById('scripts').content);
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));
}
