/**
 * The voice that a person chose on this device: automatic (nothing stored), the platform's
 * ("platform"), or one of the device's own ("device:" and its `voiceURI`).
 */
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'
import { voiceKey } from './first-look.ts'

type KeptVoice = { kind: 'automatic' | 'platform' } | { kind: 'device'; uri: string }

export function keptVoice(): KeptVoice {
	const stored = readStored(voiceKey)
	if (stored === 'platform') return { kind: 'platform' }
	return stored?.startsWith('device:')
		? { kind: 'device', uri: stored.slice('device:'.length) }
		: { kind: 'automatic' }
}

export function keepVoice(voice: KeptVoice): void {
	if (voice.kind === 'automatic') removeStored(voiceKey)
	else writeStored(voiceKey, voice.kind === 'device' ? `device:${voice.uri}` : voice.kind)
}
