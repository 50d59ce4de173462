/** The calendar year (UTC) in which the site was built. */
declare const __BUILD_YEAR__: number;
/** Where the site will stand ('https://example.org'); empty when the build was not told. */
declare const __SITE_ORIGIN__: string;
/** What exported results name as the version of the site: '0.1.0+1a2b3c4', or '0.1.0' when it was built from no checkout. */
declare const __SITE_VERSION__: string;
