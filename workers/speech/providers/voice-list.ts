/**
 * A list of voices in a variable: "zf_xiaobei=Standard voice, woman 1; zm_yunxi=Standard voice, man 1".
 * The first one is the default. A voice without a name is called by its id.
 */
import * as z from 'zod'
import type { NamedVoice } from '#app/contracts/speech.ts'

const voiceSchema = z.object({
	id: z.string().regex(/^[\p{L}\p{N}_.:/+()@-]{1,100}$/u),
	name: z.string().min(1).max(60),
})

const mostVoices = 50

export const voiceListSchema = z
	.string()
	.transform((list) =>
		list
			.split(';')
			.map((entry) => entry.trim())
			.filter(Boolean)
			.map(voiceIn),
	)
	.pipe(
		z
			.tuple([voiceSchema], voiceSchema)
			.refine((voices) => voices.length <= mostVoices)
			.refine((voices) => new Set(voices.map(({ id }) => id)).size === voices.length),
	)

export type VoiceList = z.infer<typeof voiceListSchema>

function voiceIn(entry: string): NamedVoice {
	const at = entry.indexOf('=')
	const id = (at < 0 ? entry : entry.slice(0, at)).trim()
	return { id, name: at < 0 ? id : entry.slice(at + 1).trim() }
}
