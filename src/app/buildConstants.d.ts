/** The calendar year (UTC) in which the site was built. */
declare const __BUILD_YEAR__: number;
/** Where the site will stand ('https://example.org'); empty when the build was not told. */
declare const __SITE_ORIGIN__: string;
