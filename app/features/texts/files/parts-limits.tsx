import { megabytes } from '#app/domain/media/megabytes.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { OpenedPart } from './open-file.ts'

type Props = {
	sent: number
	all: readonly OpenedPart[]
	bytes: number
	room: number
	problem: string | undefined
}

/** The trouble with the choice, before it is sent. */
export function PartsLimits({ sent, all, bytes, room, problem }: Props) {
	if (sent === 0) return <Notice tone="warning">Choose at least one part.</Notice>
	if (bytes > room) {
		return (
			<Notice tone="warning">
				That is too much: your texts have room for {roomText(room)} MB more. Choose fewer parts, or
				delete a text that you have finished.
			</Notice>
		)
	}
	if (problem) return <Notice tone="error">{problem}</Notice>
	if (sum(all, 'bytes') <= room) return null
	return (
		<Notice tone="info">
			The whole file has {megabytes(sum(all, 'bytes'))} MB, and your texts have room for{' '}
			{roomText(room)} MB more.
		</Notice>
	)
}

/** Rounded down, so that what seems to fit does. */
function roomText(room: number): string {
	return String(Math.floor((room / (1024 * 1024)) * 10) / 10)
}

export function sum(parts: readonly OpenedPart[], of: 'characters' | 'bytes'): number {
	return parts.reduce((total, part) => total + part[of], 0)
}
