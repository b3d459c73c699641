import * as z from 'zod'
import { trashKinds } from '#app/domain/trash/in-trash.ts'

/** Words have numbers for ids, other things have text. */
export const trashForm = z
	.object({
		intent: z.enum(['restore', 'purge']),
		kind: z.enum(trashKinds),
		id: z.string().min(1).max(100),
	})
	.refine(({ kind, id }) => kind !== 'word' || /^[1-9]\d{0,14}$/.test(id))

export type TrashForm = z.infer<typeof trashForm>
