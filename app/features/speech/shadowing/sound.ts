/** Sounds as samples: decoded, cut and played. Nothing of it leaves the device. */

/** The embedded voice has 22 kHz, hosted ones 24. More would only fill the memory of a telephone. */
const sampleRate = 24_000

export async function decode(file: ArrayBuffer): Promise<AudioBuffer> {
	return await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(file)
}

/** The audio's address names one version of it, so a kept copy serves, and without a network too. */
export async function fetchSound(address: string, signal: AbortSignal): Promise<AudioBuffer> {
	const answer = await fetch(address, { cache: 'force-cache', signal })
	if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
	return await decode(await answer.arrayBuffer())
}

/** A part of a sound, in milliseconds. */
export type Cut = { sound: AudioBuffer; from: number; to: number }

export function samplesOf({ sound, from, to }: Cut): Float32Array {
	const at = (ms: number) => Math.round((ms / 1000) * sound.sampleRate)
	const part = (channel: number) => sound.getChannelData(channel).subarray(at(from), at(to))
	const samples = Float32Array.from(part(0))
	for (let channel = 1; channel < sound.numberOfChannels; channel += 1) {
		const other = part(channel)
		for (const [index, sample] of other.entries()) samples[index] = (samples[index] ?? 0) + sample
	}
	return sound.numberOfChannels === 1
		? samples
		: samples.map((sample) => sample / sound.numberOfChannels)
}

/** Phones play only what a press has allowed: call `wake` in its handler. */
export function openSpeaker() {
	let context: AudioContext | undefined

	function wake(): AudioContext {
		context ??= new AudioContext()
		void context.resume()
		return context
	}

	/** Resolves at its end, or once the signal stops it. */
	function play({ sound, from, to }: Cut, signal: AbortSignal): Promise<void> {
		const speaker = wake()
		return new Promise((resolve) => {
			if (signal.aborted) return resolve()
			const source = speaker.createBufferSource()
			source.buffer = sound
			source.connect(speaker.destination)
			source.onended = () => resolve()
			signal.addEventListener('abort', () => source.stop(), { once: true })
			source.start(0, from / 1000, (to - from) / 1000)
		})
	}

	return { wake, play, close: () => void context?.close() }
}
