import * as z from 'zod'
import { type HskEdition, hskEditions } from '#app/domain/hsk/edition.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { decodeText } from '#app/domain/text-encoding.ts'
import { parseHskList } from './hsk-list.server.ts'
import type { HskList } from './import-list.server.ts'

/** In bytes: the list of 2021 has one million, complete.json eight. */
export const hskLimit = { mostBytes: 12 * 1024 * 1024, orSay: 'hsk-list.too-large' } as const

const listForm = z.object({
	intent: z.enum(['check', 'import']),
	edition: z.enum(hskEditions),
	file: z
		.custom<File>((value) => value instanceof File && value.size > 0)
		.catch(() => new File([], '')),
	/** Names the changes that a check has shown. */
	digest: z.string().default(''),
	/** Ticked if the list may be too short to be the whole edition. */
	takesShort: z
		.literal('on')
		.optional()
		.transform((value) => value !== undefined),
})

const editionForm = z.object({
	intent: z.enum(['set-default', 'remove']),
	edition: z.enum(hskEditions),
})

export const hskForm = z.discriminatedUnion('intent', [listForm, editionForm])

export type ListForm = z.infer<typeof listForm>
export type EditionForm = z.infer<typeof editionForm>

const longestSource = 200

export async function readList({
	file,
	edition,
}: Pick<ListForm, 'file' | 'edition'>): Promise<Result<HskList, Problem[]>> {
	if (file.size === 0) return err([{ code: 'hsk-list.no-file', field: 'file' }])
	const text = decodeText(new Uint8Array(await file.arrayBuffer()))
	if (text === undefined) return err([{ code: 'hsk-list.unknown-format', field: 'file' }])
	return await listFrom(text, { edition, source: file.name.slice(0, longestSource) })
}

export async function listFrom(
	text: string,
	{ edition, source }: { edition: HskEdition; source: string },
): Promise<Result<HskList, Problem[]>> {
	const rows = parseHskList(text, edition)
	return rows.ok ? ok({ rows: rows.value, edition, source, sha256: await sha256(text) }) : rows
}
