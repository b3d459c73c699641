/**
 * Whether a device has a Mandarin voice: Tingting for zh-CN, Meijia for zh-TW. Small, because every page
 * with sound asks.
 *
 * Devices write the language as zh-CN, zh_CN, zh-Hans-CN, cmn-CN or zh_CN_#Hans. Cantonese (zh-HK, yue) and
 * accents of a region (zh-CN-liaoning) are other voices than a learner of Mandarin wants.
 */
import type { DeviceSound } from './voice-choice.ts'

/** The part of a `SpeechSynthesisVoice` that is used here. */
export type DeviceVoice = {
	name: string
	lang: string
	voiceURI: string
	/** Works without a network. */
	localService: boolean
}

function isMandarin(lang: string): boolean {
	return /^(zh|zho|cmn)([-_]#?(hans|hant|cmn|cn|tw|sg|chn|twn))*$/i.test(lang)
}

/** eSpeak is the voice that the platform itself embeds; elsewhere it sounds no more human. */
export function isRobotic({ name, voiceURI }: DeviceVoice): boolean {
	return /espeak/i.test(name + voiceURI)
}

/** Those that can speak now: some need a network. */
export function usableVoices<Voice extends DeviceVoice>(
	voices: readonly Voice[],
	isOnline: boolean,
): Voice[] {
	return voices.filter(({ lang, localService }) => isMandarin(lang) && (isOnline || localService))
}

export function deviceSoundOf(voices: readonly DeviceVoice[], isOnline: boolean): DeviceSound {
	const usable = usableVoices(voices, isOnline)
	if (usable.length === 0) return 'none'
	return usable.every(isRobotic) ? 'robotic' : 'good'
}
