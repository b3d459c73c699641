import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import license, { type Dependency } from 'rollup-plugin-license'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.ts'

/** What all pages share is in two files instead of thirty. */
function manualChunks(id: string): string | undefined {
	if (/\/node_modules\/(react|scheduler|@remix-run|turbo-stream)/.test(id)) return 'framework'
	return /\/app\/ui\/[^/]+$/.test(id) ? 'kit' : undefined
}

/** The packages in the files of browser workers, which are built before those of pages. */
const inWorkers = new Map<string | null, Dependency>()

const licences = {
	file: 'build/client/assets/licenses.txt',
	template: (inPages: readonly Dependency[]) => {
		const all = new Map([...inWorkers, ...inPages.map((one) => [one.name, one] as const)])
		return [...all.values()].map((one) => one.text()).join('\n\n---\n\n')
	},
}

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [
		remix(remixConfig),
		tailwindcss(),
		!isSsrBuild && license({ thirdParty: { output: licences } }),
	],
	build: {
		target: 'es2022',
		// Remix names what a page needs; a list of the files of each lazy part would only weigh.
		modulePreload: false,
		rollupOptions: { output: isSsrBuild ? {} : { manualChunks } },
	},
	worker: {
		plugins: () => [
			license({
				thirdParty: (found) => {
					for (const one of found) inWorkers.set(one.name, one)
				},
			}),
		],
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
