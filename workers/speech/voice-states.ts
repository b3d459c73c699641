/**
 * Whether the voices answer: each speaks 好. A wrong key, a spent quota or an unreachable service shows
 * here. It costs a character, so only the settings of administrators ask.
 */
import { defaultVoice, type VoiceState, type VoiceStates } from '#app/contracts/speech.ts'
import type { Result } from '#app/domain/result.ts'
import type { Providers } from './providers/choose-provider.ts'
import type { Provider, SpeechFailure } from './providers/provider.ts'

/** A voice that takes longer counts as silent. */
const patienceMs = 4000

export async function voiceStates(voices: Result<Providers, SpeechFailure>): Promise<VoiceStates> {
	if (!voices.ok) {
		const silent = { state: 'silent', detail: voices.error.detail } as const
		return { lessons: silent, words: silent }
	}
	const { lessons, words } = voices.value
	const followsPinyin = words.followsPinyin === true
	if (lessons.engine === words.engine) {
		const state = await stateOf(words)
		return { lessons: state, words: { ...state, followsPinyin } }
	}
	const [ofLessons, ofWords] = await Promise.all([stateOf(lessons), stateOf(words)])
	return { lessons: ofLessons, words: { ...ofWords, followsPinyin } }
}

async function stateOf(voice: Provider): Promise<VoiceState> {
	// It answers in minutes or hours, so the last failed jobs tell more.
	if (voice.kind === 'async') return { state: 'unasked' }
	let timer: ReturnType<typeof setTimeout> | undefined
	const late = new Promise<VoiceState>((resolve) => {
		timer = setTimeout(() => resolve({ state: 'silent', detail: 'No answer in time' }), patienceMs)
	})
	const asked = voice
		.speak({ script: { text: '好', readings: [] }, voice: defaultVoice })
		.then((spoken): VoiceState => {
			return spoken.ok ? { state: 'speaks' } : { state: 'silent', detail: spoken.error.detail }
		})
	const state = await Promise.race([asked, late])
	clearTimeout(timer)
	return state
}
