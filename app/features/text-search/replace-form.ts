import * as z from 'zod'
import type { TextOwner } from '#app/db/working-parts.ts'
import { ownerKinds, type PartName, partNames } from '#app/domain/publishing/working-part.ts'
import { chosenLineSchema } from '#app/domain/text-search/chosen-lines.ts'
import { longestSought } from './text-search.ts'

/** A part of a lesson or an article. */
export type OwnedPart = { owner: TextOwner; part: PartName }

/** The fields of the preview: a version for each part, a checkbox for each line. */
export function versionField({ owner: { kind, id }, part }: OwnedPart): string {
	return `version:${kind}:${part}:${id}`
}

export function lineField({ owner: { kind, id }, part }: OwnedPart, line: string): string {
	return `line:${kind}:${part}:${id}:${line}`
}

export type ChosenText = OwnedPart & { version: number; lines: string[] }

const sought = z.string().max(longestSought)

const order = {
	/** The id of the run, which the page of the preview has made. */
	run: z.uuid(),
	/** How many texts are done. */
	after: z
		.string()
		.regex(/^\d{1,6}$/)
		.default('0')
		.transform(Number),
}

const replaceForm = z
	.looseObject({
		intent: z.literal('replace'),
		...order,
		pattern: sought.min(1),
		replacement: sought,
	})
	.transform(({ intent, run, after, pattern, replacement, ...fields }) => ({
		intent,
		run,
		after,
		pattern,
		replacement,
		texts: chosenTexts(fields),
	}))

const undoForm = z.object({ intent: z.literal('undo'), ...order })

export const batchForm = z.discriminatedUnion('intent', [replaceForm, undoForm])

const lineName = /^line:([a-z]+):([a-z]+):(.{1,100}):([^:]{1,12})$/

/** A line without a version, or with a name that no line has, is left out. */
function chosenTexts(fields: Readonly<Record<string, unknown>>): ChosenText[] {
	const texts = new Map<string, ChosenText>()
	for (const field of Object.keys(fields)) {
		const [, name, partName, id = '', line = ''] = lineName.exec(field) ?? []
		const kind = ownerKinds.find((known) => known === name)
		const part = partNames.find((known) => known === partName)
		if (!kind || !part || !chosenLineSchema.safeParse(line).success) continue
		const owned: OwnedPart = { owner: { kind, id }, part }
		const key = versionField(owned)
		const version = String(fields[key] ?? '')
		if (!/^\d{1,9}$/.test(version)) continue
		const text = texts.get(key) ?? { ...owned, version: Number(version), lines: [] }
		text.lines.push(line)
		texts.set(key, text)
	}
	return [...texts.values()]
}
