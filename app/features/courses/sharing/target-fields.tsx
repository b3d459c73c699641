import type { Shares } from './find-shares.server.ts'

/** Hidden fields that name the course or lesson. */
export function TargetFields({ shares }: { shares: Pick<Shares, 'id' | 'type'> }) {
	return (
		<>
			<input type="hidden" name="lesson" value={shares.id} />
			<input type="hidden" name="type" value={shares.type} />
		</>
	)
}
