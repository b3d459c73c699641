import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.ts'
import { bareFramework } from './tools/bare-framework.ts'
import { browserManifest } from './tools/browser-manifest.ts'
import { licensesOf } from './tools/licenses.ts'
import { strokeFiles } from './tools/stroke-files.ts'
import { webWorkerBundle } from './tools/web-worker-bundle.ts'

/**
 * Code shared by many pages is bundled into few files: each file costs some 150 bytes, and compression
 * works better within one file than across several.
 */
const sharedFiles: readonly [name: string, modules: RegExp][] = [
	['framework', /node_modules\/(react|scheduler|@remix-run|turbo-stream)|commonjsHelpers/],
	[
		'records',
		/\/app\/(domain\/progress\/(?!learned-mark|reading-place|study-time)|features\/progress\/(browser-progress|record-store))/,
	],
	[
		'reader',
		/\/app\/features\/lessons\/reader\/(?!about-lesson|blank-answers|editors-note|exchange-text|lesson-head|lesson-saving|lesson-words|new-words|reading-end|screen-first|sentence-around|served-new-words|text-head|vocabulary-overview|word-report|word-row|words-in-text)|\/app\/(ui\/(page-html|translation|word-cursor)|features\/(display\/display-button|known-words\/word-paint|vocabulary\/popup\/(text-words|word-lookup)))\./,
	],
	[
		'outbox',
		/\/app\/(domain\/outbox|features\/progress\/outbox)\/(?!stored-part|word-)|\/flashcards\/use-time-zone/,
	],
	[
		'later',
		/\/app\/(ui\/(as-served|hydrating|loaded-later|loaded-once|word-steps)|domain\/(display\/text-display|speech\/clock)|features\/display\/(drawing-context|drawn|use-text-display))\.|\/icons\/(arrow-left|eye-off)\./,
	],
	['sound', /\/app\/features\/speech\/(pronunciation-button|use-sound)\./],
	[
		'saving',
		/\/app\/features\/flashcards\/(save-word|saved-words)\.|\/icons\/bookmark-(check|plus)\./,
	],
	[
		'reviews',
		/\/app\/(features\/flashcards\/(study-path|study\/(use-reviews|review-channel|review-queue))|domain\/flashcards\/review)\./,
	],
	['desk', /\/app\/ui\/(admin\/manages-people|lazy-or)\./],
	['hanzi-writer', /node_modules\/hanzi-writer\//],
	['cover', /\/app\/(ui\/(cover|chip)|domain\/courses\/(category|course-level))\./],
	[
		'shell',
		new RegExp(
			[
				'/app/ui/(breadcrumb|browser-storage|button|empty|is-offline|load-code|load-page|lucide-icon|message-screen|nonce|notice)\\.',
				'/app/features/(progress/(outbox/stored-part|use-sync)|offline/use-kept-pages)\\.',
				'/app/ui/(navigation-progress|page-title|same-page|skeleton|toast|with-hanzi)\\.',
				'/app/(http/failed-screen|features/accounts/(top-bar|account-menu|sign-out-button|sign-out-elsewhere))',
				'/app/(contracts/person-header|domain/(page-errors|failure|hanzi|hsk/level|accounts/user|pinyin/(join|name-reading)))',
				'/icons/(check|chevron-down|chevron-right|bookmark|ear|volume-2|x)\\.mjs',
				'vite/preload-helper',
			].join('|'),
		),
	],
]

/** Code that is loaded later, as a built file names it. */
const importOfFile = /\bimport\((?=["'`]\.\/[\w.-]+\.js["'`]\))/g

const licenseNotice = /\/\*(?:(?!\*\/)[\s\S])*?@license(?:(?!\*\/)[\s\S])*\*\/\s*/g

/** The files a browser loads, as few and as light as pages need them. */
function browserFiles(): Plugin {
	return {
		name: 'browser-files',
		applyToEnvironment: ({ name }) => name === 'client',
		config: (_, { isSsrBuild }) => ({
			build: isSsrBuild
				? {}
				: {
						// A twenty-fifth less than what esbuild makes of the same, for a few seconds of building.
						minify: 'terser',
						terserOptions: { module: true, compress: { passes: 2 } },
						rollupOptions: {
							output: {
								manualChunks: (id) => sharedFiles.find(([, modules]) => modules.test(id))?.[0],
								onlyExplicitManualChunks: true,
							},
						},
					},
		}),
		// Lazy chunks have no style sheets of their own to preload.
		load: (id) =>
			id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
		// An icon's shapes never move: their random keys would only weigh.
		transform(code, id) {
			return /lucide-react\/.*\/icons\//.test(id) ? code.replace(/,\s*key: "\w+"/g, '') : null
		},
		// The licences stand in one file of their own, not in each page's way.
		renderChunk: (code) => code.replace(licenseNotice, ''),
		generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
			// What failed to load can be tried again, see app/ui/load-code.ts.
			for (const chunk of chunks) chunk.code = chunk.code.replace(importOfFile, 'loadCode(')
			const source = licensesOf(chunks.flatMap(({ moduleIds }) => moduleIds))
			this.emitFile({ type: 'asset', fileName: 'assets/licenses.txt', source })
		},
	}
}

export default defineConfig(({ command }) => ({
	plugins: [
		remix(remixConfig),
		browserFiles(),
		bareFramework(remixConfig.future),
		browserManifest(),
		strokeFiles(),
		webWorkerBundle(),
		tailwindcss(),
	],
	// Remix names what a page needs itself; what is loaded later has next to no parts of its own.
	build: { modulePreload: false, target: 'es2022' },
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
		resolve: {
			mainFields: ['browser', 'module', 'main'],
			alias: [
				{
					find: '../createLucideIcon.mjs',
					replacement: fileURLToPath(new URL('app/ui/lucide-icon.tsx', import.meta.url)),
				},
			],
		},
	}),
	// A library is bundled for the browser from these, not discovered while a person waits.
	optimizeDeps: { entries: ['app/features/*/pages/*.tsx'] },
}))
