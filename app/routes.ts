/** The sitemap: every URL of the product and the file that answers it. */
import { index, type RouteConfig } from '@remix-run/route-config'

export default [index('routes/visitor/landing.tsx')] satisfies RouteConfig
