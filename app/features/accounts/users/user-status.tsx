import { type DotTone, StatusDot } from '#app/ui/admin/status-dot.tsx'

const statuses: Record<number, { name: string; tone: DotTone }> = {
	0: { name: 'Pending', tone: 'amber' },
	1: { name: 'Normal', tone: 'jade' },
	2: { name: 'Rejected', tone: 'cinnabar' },
	3: { name: 'Disabled', tone: 'plain' },
}

/** The status of an account: pending, normal, rejected or disabled. */
export function UserStatus({ status }: { status: number }) {
	const { name, tone } = statuses[status] ?? { name: String(status), tone: 'plain' }
	return <StatusDot tone={tone}>{name}</StatusDot>
}
