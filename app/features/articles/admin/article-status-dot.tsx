import { StatusDot } from '#app/ui/admin/status-dot.tsx'
import { articleStatuses } from './article-status.ts'

export function ArticleStatusDot({ status }: { status: number }) {
	const known = articleStatuses.find(({ value }) => value === status)
	return <StatusDot tone={known?.tone ?? 'plain'}>{known?.name ?? status}</StatusDot>
}
