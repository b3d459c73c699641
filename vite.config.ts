import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import license from 'rollup-plugin-license'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.ts'

/** What all pages share is in two files instead of thirty. */
function manualChunks(id: string): string | undefined {
	if (/\/node_modules\/(react|scheduler|@remix-run|turbo-stream)/.test(id)) return 'framework'
	return /\/app\/ui\/[^/]+$/.test(id) ? 'kit' : undefined
}

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [
		remix(remixConfig),
		tailwindcss(),
		!isSsrBuild && license({ thirdParty: { output: 'build/client/assets/licenses.txt' } }),
	],
	build: {
		target: 'es2022',
		// Remix names what a page needs; a list of the files of each lazy part would only weigh.
		modulePreload: false,
		rollupOptions: { output: isSsrBuild ? {} : { manualChunks } },
	},
	// In development loaders run in Node, where workerd's module conditions do not hold.
	...(command === 'build' && {
		ssr: {
			resolve: {
				conditions: ['workerd', 'worker', 'browser'],
				externalConditions: ['workerd', 'worker'],
			},
			target: 'webworker',
			noExternal: true,
		},
		resolve: { mainFields: ['browser', 'module', 'main'] },
	}),
	environments: {
		ssr: {
			build: {
				rollupOptions: {
					input: 'workers/web/index.ts',
					// What only some requests load is not run when the worker starts.
					output: { inlineDynamicImports: false },
				},
			},
		},
	},
	// A library is bundled for the browser from these, not discovered while a person waits.
	optimizeDeps: { entries: ['app/features/*/pages/*.tsx'] },
}))
