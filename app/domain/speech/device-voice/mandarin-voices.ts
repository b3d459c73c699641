/**
 * The Mandarin voices of a device, best first: Tingting (zh-CN), then Meijia (zh-TW), then a robot.
 */
import { type DeviceVoice, isRobotic, usableVoices } from './mandarin.ts'

/** Apple's light voices, which any language has: clear, but flat. */
const flat = /^(Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/

const natural = /natural|neural|premium|enhanced|siri|优质|高音质/i

/** Names of men, to give a dialogue a second voice that is easily told from the first. */
const men = /Yun(xi|yang|jian|ye|feng|hao|ze|jhe)|Kangkang|Zhiwei|Li-?Mu|Binbin|Han\b|male 1|#male/i

type Wishes = {
	/** The `voiceURI` of the voice that the person chose. */
	chosen?: string | undefined
	isOnline?: boolean
}

/** Mandarin voices that can speak now, best first. A chosen voice that is there is the first. */
export function mandarinVoices<Voice extends DeviceVoice>(
	voices: readonly Voice[],
	{ chosen, isOnline = true }: Wishes = {},
): Voice[] {
	const rank = (voice: Voice) => (voice.voiceURI === chosen ? 100 : qualityOf(voice))
	return usableVoices(voices, isOnline).sort((one, other) => rank(other) - rank(one))
}

function qualityOf(voice: DeviceVoice): number {
	const { name, lang, localService } = voice
	let quality = 0
	if (isRobotic(voice)) quality -= 20
	if (flat.test(name)) quality -= 10
	if (natural.test(name)) quality += 4
	// Textbooks teach the pronunciation of the mainland: 和 is hé.
	if (!/tw|hant/i.test(lang)) quality += 2
	if (localService) quality += 1
	return quality
}

/**
 * The voices of the two speakers in a dialogue. The second is one that sounds different, if there is a
 * good one; otherwise both are the same.
 */
export function voicesOfSpeakers<Voice extends DeviceVoice>(
	ranked: readonly Voice[],
): [Voice, Voice] | undefined {
	const [first, ...others] = ranked
	if (!first) return undefined
	const good = others.filter((voice) => voice.name !== first.name && !isPoor(voice))
	const unlike = good.find(({ name }) => men.test(name) !== men.test(first.name))
	return [first, unlike ?? good[0] ?? first]
}

function isPoor(voice: DeviceVoice): boolean {
	return isRobotic(voice) || flat.test(voice.name)
}
