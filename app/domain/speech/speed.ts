/** Playback speeds: 慢慢地说 at 0.5×, as recorded at 1×, at most 1.5×. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5] as const

export type Speed = (typeof speeds)[number]

/** The next speed; the slowest follows the fastest. */
export function nextSpeed(speed: Speed): Speed {
	return speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1
}

/** A stored speed, or 1 if it is unknown. */
export function readSpeed(stored: string | null): Speed {
	return speeds.find((speed) => String(speed) === stored) ?? 1
}
