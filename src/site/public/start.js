// See src/tools/build/prerender.ts. A hidden page is never painted.
{
  let hasStarted = false;
  const start = () => {
    if (!hasStarted) document.head.append(document.getElementById('scripts').content);
    hasStarted = true;
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) start();
  else {
    // Reported once the frame is on the screen. Two frames of animation may be over before that on a slow machine.
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(start)).observe({
      type: 'paint',
      buffered: true,
    });
    // The page may be hidden before it is painted.
    setTimeout(start, 1000);
  }
}
