/** The text of the page for unknown URLs. */
export const NOT_FOUND = {
  heading: 'Page Not Found',
  text: "The page you're looking for doesn't exist.",
  link: { to: '/', label: 'Back to Home' },
} as const;
