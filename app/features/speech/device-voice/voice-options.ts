import { useEffect, useState } from 'react'
import { deviceVoicesNow } from './device-voices.ts'
import { keepVoice, keptVoice } from './voice-memory.ts'
import { whenVoicesChange } from './when-voices-change.ts'

type NamedVoice = { uri: string; name: string }

/** The device's Mandarin voices, best first. Empty until the browser knows them. */
export function useDeviceVoices(): NamedVoice[] {
	const [voices, setVoices] = useState<NamedVoice[]>([])
	useEffect(() => {
		const look = () =>
			setVoices(
				deviceVoicesNow().map(({ name, voiceURI: uri }) => ({ uri, name: shortName(name) })),
			)
		look()
		const end = whenVoicesChange(look)
		window.addEventListener('online', look)
		window.addEventListener('offline', look)
		return () => {
			end()
			window.removeEventListener('online', look)
			window.removeEventListener('offline', look)
		}
	}, [])
	return voices
}

/** Microsoft Xiaoxiao Online (Natural) - Chinese (Mainland) is Xiaoxiao Online (Natural). */
function shortName(name: string): string {
	return name.replace(/^(Microsoft|Google|Apple|Android) (?=\S)/, '').replace(/ - Chinese.*$/, '')
}

export const platformName = 'Hanlu’s voice'

export function deviceName(name: string): string {
	return `This device’s – ${name}`
}

/** The value of a select: "" is automatic, "platform", or a voice's URI. */
export function keepChoice(value: string): void {
	if (value === '') keepVoice({ kind: 'automatic' })
	else if (value === 'platform') keepVoice({ kind: 'platform' })
	else keepVoice({ kind: 'device', uri: value })
}

/** The chosen voice, if it is there now. */
export function keptChoice(voices: readonly NamedVoice[]): string {
	const kept = keptVoice()
	if (kept.kind !== 'device') return kept.kind === 'platform' ? 'platform' : ''
	return voices.some(({ uri }) => uri === kept.uri) ? kept.uri : ''
}
