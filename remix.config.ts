import type { VitePluginConfig } from '@remix-run/dev'

export default {
	appDirectory: 'app',
	buildDirectory: 'build',
	serverModuleFormat: 'esm',
	ssr: true,
	future: {
		v3_fetcherPersist: true,
		v3_relativeSplatPath: true,
		v3_throwAbortReason: true,
		v3_lazyRouteDiscovery: false, // docs/decisions/0034
		v3_singleFetch: true,
		v3_routeConfig: true,
	},
} satisfies VitePluginConfig

// Loaders answer with values as they are: dates stay dates, promises arrive later.
declare module '@remix-run/cloudflare' {
	interface Future {
		v3_singleFetch: true
	}
}
