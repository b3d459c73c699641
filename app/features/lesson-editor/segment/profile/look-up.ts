/** The level profile's requests. */
import * as z from 'zod/mini'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { askJson } from '#app/http/ask-json.ts'
import type { LevelOfText } from './level-of-text.ts'
import type { ProfileAnswer } from './profile-request.ts'
import { addFacts, forgetUnlisted } from './word-facts.ts'

/** More words than any lesson has are asked for in turns. */
const mostWords = 20_000

/** The rows are only counted on to be a list: there may be 20,000. */
const profileSchema = z.object({
	rows: z.custom<ProfileAnswer['rows']>(Array.isArray),
	doubts: z.optional(z.custom<NonNullable<ProfileAnswer['doubts']>>(Array.isArray)),
})

const levelSchema: z.ZodMiniType<LevelOfText> = z.object({
	level: z.enum(hskLevels),
	earlier: z.optional(z.object({ lessons: z.number(), words: z.array(z.string()) })),
})

type Asked = { words: readonly string[]; paragraphs: readonly (readonly string[])[] }

/** Asks about words, and about paragraphs cut into words. Returns whether the server answered. */
export async function lookUp({ words, paragraphs }: Asked): Promise<boolean> {
	const asked = { words: words.slice(0, mostWords), paragraphs }
	const answer = await askJson('/admin/level-profile', asked, profileSchema)
	if (answer.ok) addFacts(asked, answer.value)
	return answer.ok
}

/** The level that a text is written for; undefined if the server did not answer. */
export async function askLevel(path: string): Promise<LevelOfText | undefined> {
	const answer = await askJson(path, undefined, levelSchema)
	return answer.ok ? answer.value : undefined
}

/** Asks again about unlisted words when the author comes back from the vocabulary. */
export function watchReturns(): () => void {
	const onChange = () => {
		if (document.visibilityState === 'visible') forgetUnlisted()
	}
	document.addEventListener('visibilitychange', onChange)
	return () => document.removeEventListener('visibilitychange', onChange)
}
