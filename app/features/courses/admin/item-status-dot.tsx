import { StatusDot } from '#app/ui/admin/status-dot.tsx'
import { itemStatuses } from './item-status.ts'

type Props = {
	status: number
	/** Without a text it says so: learners find nothing to read. */
	hasText?: boolean
}

export function ItemStatusDot({ status, hasText = true }: Props) {
	const known = itemStatuses.find(({ value }) => value === status)
	return (
		<span className="inline-grid">
			<StatusDot tone={known?.tone ?? 'plain'}>{known?.name ?? status}</StatusDot>
			{!hasText && <span className="whitespace-nowrap text-amber text-xs">No text</span>}
		</span>
	)
}
