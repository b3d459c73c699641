/** Security headers of every response of the web worker. */
import { toBase64 } from '#app/domain/bytes.ts'

export function newNonce(): string {
	return toBase64(crypto.getRandomValues(new Uint8Array(16)))
}

/** `development` allows Vite's scripts, styles and socket. */
export function setSecurityHeaders(
	headers: Headers,
	{ nonce, development = false }: { nonce: string; development?: boolean },
): void {
	const scripts = development ? `'self' 'unsafe-inline' 'unsafe-eval'` : `'self' 'nonce-${nonce}'`
	const policy = [
		`default-src 'self'`,
		`script-src ${scripts}`,
		`style-src 'self' ${development ? `'unsafe-inline'` : `'nonce-${nonce}'`}`,
		`style-src-attr 'unsafe-inline'`,
		`img-src 'self' data: blob:`,
		`media-src 'self' blob:`,
		`connect-src 'self'${development ? ' ws:' : ''}`,
		`object-src 'none'`,
		`base-uri 'none'`,
		`form-action 'self'`,
		`frame-ancestors 'none'`,
	]
	// Uploaded files have a stricter policy.
	if (!headers.has('content-security-policy')) {
		headers.set('content-security-policy', policy.join('; '))
	}
	headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
	headers.set('x-content-type-options', 'nosniff')
	headers.set('referrer-policy', 'strict-origin-when-cross-origin')
	// A learner's page leads to lessons without a new document, so every page must be able to ask for it.
	const isPage = headers.get('content-type')?.startsWith('text/html') === true
	const microphone = isPage ? '(self)' : '()'
	headers.set(
		'permissions-policy',
		`camera=(), geolocation=(), microphone=${microphone}, payment=(), usb=()`,
	)
	headers.set('cross-origin-opener-policy', 'same-origin')
	headers.set('cross-origin-resource-policy', 'same-origin')
}
