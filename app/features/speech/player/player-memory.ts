/**
 * Where a person stopped listening in each lesson, and how fast they listen, in this browser's
 * storage. Storage that is full, forbidden or damaged never breaks a page: then nothing is
 * remembered.
 */
import { readSpeed, type Speed } from '#app/domain/speech/speed.ts'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'

/** In seconds: how far, and of how long an audio. */
export type Position = { at: number; of: number }

/** By lesson, the one heard last at the end. */
type Positions = Record<string, Position>

const speedKey = 'hanlu.audio-speed'

export function positionsKeyOf(userId: string): string {
	return `hanlu.audio-position.${userId}`
}

export function readPosition(userId: string, lessonKey: string): Position | undefined {
	return parsePositions(readStored(positionsKeyOf(userId)))[lessonKey]
}

/** What is damaged is left out. */
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
