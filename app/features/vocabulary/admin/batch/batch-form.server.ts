/**
 * The form of a batch page. It holds a whole table, so it may be larger than other forms. A page
 * without JavaScript sends `echo`, because it needs its text back.
 */
import * as z from 'zod'
import { parseVersions } from '#app/features/vocabulary/admin/list/word-versions.ts'
import type { Versions } from './edit-state.server.ts'

/** In bytes: ten thousand rows are some two million. */
export const batchLimit = { mostBytes: 8 * 1024 * 1024, orSay: 'vocabulary-csv.too-large' } as const

const none: Record<string, string> = {}

export const batchForm = z
	.object({
		intent: z.enum(['validate', 'save']),
		text: z.string(),
		/** The edited words with their versions: 17:3,18:1 */
		versions: z.string().default(''),
		echo: z.string().optional(),
	})
	.transform(
		({ intent, text, versions, echo }): BatchForm => ({
			intent,
			text,
			versions: new Map(parseVersions(versions)?.map(({ id, version }) => [id, version])),
			typed: echo ? { text, versions } : none,
		}),
	)

export type BatchForm = {
	intent: 'validate' | 'save'
	text: string
	versions: Versions
	/** Sent back to a page without JavaScript. */
	typed: Record<string, string>
}
