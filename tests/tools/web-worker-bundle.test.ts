import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { webWorkerBundle } from '#tools/web-worker-bundle.ts'

/** Where the bundle finds what `importer` loads later; null stands for the module itself. */
function loadedBy(importer: string, specifier: string): unknown {
	const { resolveDynamicImport } = webWorkerBundle()
	if (typeof resolveDynamicImport !== 'function') throw new Error('The plugin has no such hook')
	return Reflect.apply(resolveDynamicImport, undefined, [specifier, resolve(importer)])
}

test('what a page loads after a press is not in the worker', () => {
	const button = 'app/features/speech/player/practice-button.tsx'
	expect(loadedBy(button, '../shadowing/shadowing-dialog.tsx')).toMatch(/in-browsers-only$/)
	expect(loadedBy('app/features/exercises/player/exercises.tsx', 'canvas-confetti')).toMatch(
		/in-browsers-only$/,
	)
})

test('what lazyOr loads is in it, and so are the parts of the server and of libraries', () => {
	const page = 'app/features/lesson-editor/text-page/text-page.tsx'
	expect(loadedBy(page, './publish-status.tsx')).toBeNull()
	expect(loadedBy('app/http/media.server.ts', './parts.ts')).toBeNull()
	expect(loadedBy('app/features/speech/use-sound.ts', './sound.server.ts')).toBeNull()
	expect(loadedBy('node_modules/better-auth/dist/index.mjs', './adapter.mjs')).toBeNull()
})

test('a worker that loads what only browsers run is told so', async () => {
	const { load } = webWorkerBundle()
	if (typeof load !== 'function') throw new Error('The plugin has no such hook')
	const source = Reflect.apply(load, undefined, ['\0in-browsers-only'])
	const loading = import(`data:text/javascript,${encodeURIComponent(String(source))}`)
	await expect(loading).rejects.toThrow('Only browsers load this code')
})
