import * as z from 'zod'
import type { TextOwner } from '#app/db/working-parts.ts'
import { ownerKinds } from '#app/domain/publishing/working-part.ts'
import { chosenLineSchema } from '#app/domain/text-search/chosen-lines.ts'
import { longestSought } from './text-search.ts'

/** The fields of the preview: a version for each text, a checkbox for each line. */
export function versionField({ kind, id }: TextOwner): string {
	return `version:${kind}:${id}`
}

export function lineField({ kind, id }: TextOwner, line: string): string {
	return `line:${kind}:${id}:${line}`
}

export type ChosenText = { owner: TextOwner; version: number; lines: string[] }

const sought = z.string().max(longestSought).normalize()

export const replaceForm = z
	.looseObject({ pattern: sought.min(1), replacement: sought })
	.transform(({ pattern, replacement, ...fields }) => ({
		pattern,
		replacement,
		texts: chosenTexts(fields),
	}))

const lineName = /^line:([a-z]+):(.{1,100}):([^:]{1,12})$/

/** A line without a version, or with a name that no line has, is left out. */
function chosenTexts(fields: Readonly<Record<string, unknown>>): ChosenText[] {
	const texts = new Map<string, ChosenText>()
	for (const field of Object.keys(fields)) {
		const [, name, id = '', line = ''] = lineName.exec(field) ?? []
		const kind = ownerKinds.find((known) => known === name)
		if (!kind || !chosenLineSchema.safeParse(line).success) continue
		const owner: TextOwner = { kind, id }
		const key = versionField(owner)
		const version = String(fields[key] ?? '')
		if (!/^\d{1,9}$/.test(version)) continue
		const text = texts.get(key) ?? { owner, version: Number(version), lines: [] }
		text.lines.push(line)
		texts.set(key, text)
	}
	return [...texts.values()]
}

export const runForm = z.object({ intent: z.enum(['continue', 'undo']) })
