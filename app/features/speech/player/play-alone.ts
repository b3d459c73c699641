/** One voice in all of a browser's tabs: where another lesson begins to play, this one pauses. */
export function playAlone(audio: HTMLAudioElement, signal: AbortSignal): void {
	const tabs = new BroadcastChannel('hanlu.audio')
	const announce = () => tabs.postMessage('playing')
	audio.addEventListener('play', announce, { signal })
	tabs.addEventListener('message', () => audio.pause(), { signal })
	signal.addEventListener('abort', () => tabs.close())
	if (!audio.paused) announce()
}
