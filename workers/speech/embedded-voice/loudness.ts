/**
 * Makes sentences equally loud: espeak-ng says 你好！ softer than 大家都来了！, by what vowels they have.
 */

/** Root mean square of the speech, as a share of the loudest possible sample. */
const wanted = 0.12
/** Louder peaks would be cut off. */
const loudestPeak = 0.95
const mostChange = 4
/** Softer samples are pauses and closed lips. */
const speech = 0.01

/** Changes the sound in place. */
export function setLoudness(sound: Float32Array): void {
	const gain = Math.min(
		wanted / (loudnessOf(sound) || wanted),
		loudestPeak / peakOf(sound),
		mostChange,
	)
	for (let index = 0; index < sound.length; index++) sound[index] = (sound[index] ?? 0) * gain
}

export function loudnessOf(sound: Float32Array): number {
	let [sum, count] = [0, 0]
	for (const sample of sound) {
		if (Math.abs(sample) < speech) continue
		sum += sample * sample
		count++
	}
	return count === 0 ? 0 : Math.sqrt(sum / count)
}

function peakOf(sound: Float32Array): number {
	return sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), speech)
}
