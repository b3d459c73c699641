/**
 * Remembers in this browser where a user stopped in each lesson, and their speed. If the storage is
 * full, forbidden or damaged, nothing is remembered and the page still works.
 */
import { readSpeed, type Speed } from '#app/domain/speech/speed.ts'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'

/** The position and the audio's length, in seconds. */
export type Position = { at: number; of: number }

/** By lesson; the last one heard comes last. */
type Positions = Record<string, Position>

const speedKey = 'hanlu.audio-speed'

export function positionsKeyOf(userId: string): string {
	return `hanlu.audio-position.${userId}`
}

export function readPosition(userId: string, lessonKey: string): Position | undefined {
	return parsePositions(readStored(positionsKeyOf(userId)))[lessonKey]
}

/** Leaves out damaged entries. */
export function parsePositions(stored: string | null): Positions {
	const positions: Positions = Object.create(null)
	let value: unknown
	try {
		value = JSON.parse(stored ?? '')
	} catch {
		return positions
	}
	for (const [lessonKey, position] of Object.entries(value ?? {})) {
		if (isPosition(position)) positions[lessonKey] = position
	}
	return positions
}

function isPosition(value: unknown): value is Position {
	if (typeof value !== 'object' || !value || !('at' in value) || !('of' in value)) return false
	const { at, of } = value
	return Number.isFinite(at) && Number.isFinite(of) && 0 < Number(at) && Number(at) < Number(of)
}

export function readKeptSpeed(): Speed {
	return readSpeed(readStored(speedKey))
}

export function keepSpeed(speed: Speed): void {
	writeStored(speedKey, String(speed))
}
