/**
 * The licences of the libraries in a browser's files: most ask that their text comes along.
 *
 *   /hanlu/node_modules/zod/v4/mini/index.js   →   zod 4.1.5 (MIT), and the text of its LICENSE
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const packageSchema = z.object({
	name: z.string(),
	version: z.string(),
	license: z.string().default('see its package'),
})

/** The innermost package of a module; bundlers put a NUL before modules that they wrap. */
const packageOf = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** One entry for each package, by name. */
export function licensesOf(moduleIds: Iterable<string>): string {
	const folders = new Set([...moduleIds].flatMap((id) => packageOf.exec(id)?.[1] ?? []))
	return [...folders]
		.map(entryOf)
		.sort()
		.join(`\n\n${'='.repeat(80)}\n\n`)
}

function entryOf(folder: string): string {
	const about = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
	const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name))
	const text = file && readFileSync(join(folder, file), 'utf8').trim()
	return [`${about.name} ${about.version} (${about.license})`, ...(text ? [text] : [])].join('\n\n')
}
