/**
 * Remix's list of routes, which every page loads: without what a browser never asks the router for.
 * Addresses without a page are left out: browsers fetch them, post to them or download them. So are the
 * files that each page has loaded anyway, and what is false or empty.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'

const routeSchema = z.looseObject({
	id: z.string(),
	index: z.boolean().optional(),
	imports: z.array(z.string()).default([]),
})

const manifestSchema = z.looseObject({
	entry: z.looseObject({ imports: z.array(z.string()) }),
	routes: z.record(z.string(), routeSchema),
})

type Manifest = z.infer<typeof manifestSchema>

const assignment = 'window.__remixManifest='
const folder = join('build', 'client', 'assets')

export function browserManifest(): Plugin {
	return {
		name: 'browser-manifest',
		applyToEnvironment: ({ name, config }) => name === 'ssr' && config.command === 'build',
		// Remix writes the list while it builds the server, which keeps the whole.
		writeBundle() {
			for (const name of readdirSync(folder).filter((file) => file.startsWith('manifest-'))) {
				const file = join(folder, name)
				const text = readFileSync(file, 'utf8')
				if (!text.startsWith(assignment)) throw new Error(`${name} is no list of routes`)
				const json: unknown = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, ''))
				writeFileSync(file, `${assignment}${JSON.stringify(smallest(manifestSchema.parse(json)))};`)
			}
		},
	}
}

function smallest({ routes, ...manifest }: Manifest) {
	const always = new Set(manifest.entry.imports)
	const kept = Object.values(routes).filter(isForRouter)
	return {
		...manifest,
		routes: Object.fromEntries(
			kept.map((route) => {
				const imports = route.imports.filter((file) => !always.has(file))
				const entries = Object.entries({ ...route, imports })
				return [route.id, Object.fromEntries(entries.filter(([, value]) => says(value)))]
			}),
		),
	}
}

/** A file with components is `.tsx`. An index without a page leads to one. */
function isForRouter({ id, index }: Manifest['routes'][string]): boolean {
	return index === true || !existsSync(join('app', `${id}.ts`))
}

function says(value: unknown): boolean {
	return value !== false && !(Array.isArray(value) && value.length === 0)
}
