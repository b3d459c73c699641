import { StatusDot } from '#app/ui/admin/status-dot.tsx'
import { itemStatuses } from './item-status.ts'

export function ItemStatusDot({ status }: { status: number }) {
	const known = itemStatuses.find(({ value }) => value === status)
	return <StatusDot tone={known?.tone ?? 'plain'}>{known?.name ?? status}</StatusDot>
}
