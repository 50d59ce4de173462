/** The calendar year (UTC) in which the site was built. */
declare const __BUILD_YEAR__: number;
/** The site's origin ('https://example.org'); empty when the build does not know it. */
declare const __SITE_ORIGIN__: string;
/** The version of the site in exported results: '0.1.0+1a2b3c4', or '0.1.0' when it was not built from a checkout. */
declare const __SITE_VERSION__: string;
