/**
 * The web worker as one module: pages, loaders and what stands around them, bundled together so that
 * nothing is in it twice. Code that a server never runs is left out.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Stands where code is loaded that only browsers run. */
const inBrowsersOnly = '\0in-browsers-only'

/** A module with `then` is waited for like a promise: loading it fails. */
const refusal = `export const then = (_, fail) => fail(new Error('Only browsers load this code'))`

/** Modules that a server has in less: what is used of them, instead of the whole. */
const lessOnServers: Readonly<Record<string, string>> = {
	// The router and the editors only ask for flushSync; pages are written by react-dom/server.
	'react-dom': 'export const flushSync = (work) => work()',
	// There is no sign-in through another site.
	'@better-auth/core/social-providers': `
		import * as z from 'zod'
		export const SocialProviderListEnum = z.never()
		export const socialProviders = {}`,
	'@better-auth/telemetry':
		'export const createTelemetry = async () => ({ publish: async () => {} })',
}

const less = '\0less-of-'

/** Files that a server has in less. */
const lessOfFiles: Readonly<Record<string, string>> = {
	// The query builder asks each part of a query for its kind, and asks all its parents. This bundle has one copy
	// of each class, so that an instance is all there is to ask for.
	'node_modules/drizzle-orm/entity.js': `
		export const entityKind = Symbol.for('drizzle:entityKind')
		export const hasOwnEntityKind = Symbol.for('drizzle:hasOwnEntityKind')
		export const is = (value, type) => value instanceof type`,
}

export function webWorkerBundle(): Plugin {
	return {
		name: 'web-worker-bundle',
		enforce: 'pre',
		applyToEnvironment: ({ name, config }) => name === 'ssr' && config.command === 'build',
		config: {
			// After Remix, which would build its pages alone.
			order: 'post',
			handler: (_, { command, isSsrBuild }) =>
				command === 'build' && isSsrBuild
					? {
							build: {
								rollupOptions: {
									input: 'workers/web/index.ts',
									// What only some requests load is not run when the worker starts.
									output: { assetFileNames, inlineDynamicImports: false },
								},
							},
						}
					: {},
		},
		resolveId(id) {
			if (id in lessOnServers) return less + id
			// Beside what we use, its own entry brings the rendering of older versions.
			if (id === 'react-dom/server.browser') {
				return resolve('node_modules/react-dom/cjs/react-dom-server.browser.production.min.js')
			}
			return null
		},
		resolveDynamicImport(specifier, importer) {
			const isForBrowsers = typeof specifier === 'string' && isLoadedByBrowsers(importer, specifier)
			return isForBrowsers ? inBrowsersOnly : null
		},
		load(id) {
			if (id === inBrowsersOnly) return refusal
			if (id.startsWith(less)) return lessOnServers[id.slice(less.length)]
			return Object.entries(lessOfFiles).find(([file]) => id.endsWith(`/${file}`))?.[1]
		},
	}
}

/** A file has the same name on the server as in the browser; what only the server reads says so. */
function assetFileNames({ names }: { names: string[] }): string {
	const isForServer = names.some((name) => name === 'passwords.json')
	return `assets/${isForServer ? 'common-' : ''}[name]-[hash][extname]`
}

const app = `${resolve('app')}/`

/**
 * Parts of pages load later after a press or in an effect, which no server does. `lazyOr` loads on
 * servers too, and what a server loads later has `.server` in its name.
 */
function isLoadedByBrowsers(importer: string, specifier: string): boolean {
	const [file = ''] = importer.split('?')
	if (!file.startsWith(app) || [file, specifier].some((name) => /\.server\b/.test(name)))
		return false
	return !/\blazyOr\(/.test(readFileSync(file, 'utf8'))
}
