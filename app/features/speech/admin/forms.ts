/** The fields of the audio dialog's forms. Messages are codes of the error catalogue. */
import * as z from 'zod'

/** The owner of the audio. */
const owner = { kind: z.enum(['lessons', 'articles']), id: z.string().min(1).max(100) }

const task = z.string().min(1).max(100)

export const audioForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('generate-audio'), ...owner, voice: z.string().trim().max(100) }),
	/** `replaces` is the path the user saw, empty if there was no audio. */
	z.object({ intent: z.literal('confirm-audio'), ...owner, task, replaces: z.string().max(500) }),
	z.object({ intent: z.literal('cancel-audio'), ...owner, task }),
	z.object({ intent: z.literal('remove-audio'), ...owner, replaces: z.string().min(1).max(500) }),
])

export type AudioForm = z.infer<typeof audioForm>
