type Props = {
	uri: string
	/** In groups of four. */
	secret: string
	qr: { path: string; size: number }
}

/** The secret for an authenticator app: as a picture to scan, a link for this device, and to type. */
export function AppSetUp({ uri, secret, qr }: Props) {
	return (
		<div className="grid gap-3">
			<p className="text-ink-soft text-sm">
				Scan this picture with your app. Then type the code that the app shows.
			</p>
			{/* Scanners want dark squares on white, also in the dark. */}
			<svg
				role="img"
				aria-label="QR code for your authenticator app"
				viewBox={`0 0 ${qr.size} ${qr.size}`}
				shapeRendering="crispEdges"
				className="size-48 rounded-control bg-white"
			>
				<path d={qr.path} fill="#000" />
			</svg>
			<p className="text-sm">
				<a href={uri} className="text-cinnabar-deep underline">
					Open it in an app on this device
				</a>
				, or type this key:
			</p>
			<p className="wrap-anywhere select-all font-mono text-sm">{secret}</p>
		</div>
	)
}
