/** The form of a batch page. It holds a whole table, so it may be larger than other forms. */
import * as z from 'zod'
import { parseVersions } from '#app/features/vocabulary/admin/list/word-versions.ts'
import type { Versions } from './edit-state.server.ts'

/** In bytes: ten thousand rows are some two million. */
export const batchLimit = { mostBytes: 8 * 1024 * 1024, orSay: 'vocabulary-csv.too-large' } as const

export const batchForm = z
	.object({
		intent: z.enum(['validate', 'save']),
		text: z.string(),
		/** The edited words with their versions: 17:3,18:1 */
		versions: z.string().default(''),
	})
	.transform(
		({ intent, text, versions }): BatchForm => ({
			intent,
			text,
			versions: new Map(parseVersions(versions)?.map(({ id, version }) => [id, version])),
		}),
	)

export type BatchForm = {
	intent: 'validate' | 'save'
	text: string
	versions: Versions
}
