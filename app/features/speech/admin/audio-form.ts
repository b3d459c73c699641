/** The fields of the audio dialog's forms. Messages are codes of the error catalogue. */
import * as z from 'zod'
import { speakerVoicesSchema } from '#app/domain/speech/speaker-voices.ts'

/** The owner of the audio. */
const owner = { kind: z.enum(['lessons', 'articles']), id: z.string().min(1).max(100) }

const voiceName = z.string().trim().max(100)

/** The field with the voice of a speaker: "voice:小美". */
export function voiceFieldOf(speaker: string): string {
	return `voice:${speaker}`
}

function speakerVoicesIn(fields: Record<string, unknown>) {
	return Object.entries(fields).flatMap(([name, voice]) => {
		return name.startsWith('voice:') ? [{ speaker: name.slice('voice:'.length), voice }] : []
	})
}

const generateForm = z
	.looseObject({ intent: z.literal('generate-audio'), ...owner, voice: voiceName })
	.transform(({ intent, kind, id, voice, ...fields }) => ({
		intent,
		kind,
		id,
		voice,
		speakerVoices: speakerVoicesIn(fields),
	}))
	.pipe(
		z.object({
			intent: z.literal('generate-audio'),
			...owner,
			voice: voiceName,
			speakerVoices: speakerVoicesSchema,
		}),
	)

const task = z.string().min(1).max(100)

export const audioForm = z.discriminatedUnion('intent', [
	generateForm,
	/** `replaces` is the path the user saw, empty if there was no audio. */
	z.object({ intent: z.literal('confirm-audio'), ...owner, task, replaces: z.string().max(500) }),
	z.object({ intent: z.literal('cancel-audio'), ...owner, task }),
	z.object({ intent: z.literal('remove-audio'), ...owner, replaces: z.string().min(1).max(500) }),
])

export type AudioForm = z.infer<typeof audioForm>
