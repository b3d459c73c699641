import { SettingsFrame } from '#app/features/accounts/settings-frame.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { DeviceLists } from './device-lists.tsx'

/** Lists the things this browser keeps and has yet to send. The server knows nothing of it. */
export function DeviceScreen({ userId }: { userId: string }) {
	const isHydrated = useHydrated()
	return (
		<SettingsFrame title="On this device" path="/settings/device">
			<p className="max-w-prose text-ink-soft">
				What this browser keeps for reading without a network, and what it has yet to send. Signing
				out removes what is kept.
			</p>
			<noscript>
				<Notice tone="info">
					This page needs JavaScript: only your browser knows what it keeps. Please turn it on and
					reload.
				</Notice>
			</noscript>
			{isHydrated ? (
				<DeviceLists userId={userId} />
			) : (
				<div role="status" className="grid gap-3 noscript:hidden">
					<span className="sr-only">Loading...</span>
					<Skeleton className="h-24 w-full" />
					<Skeleton className="h-40 w-full" />
				</div>
			)}
		</SettingsFrame>
	)
}
