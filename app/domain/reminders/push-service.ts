/**
 * Which addresses notifications may be sent to. A browser says where its push service is, and whoever is signed
 * in could say any address: only those of the browsers' makers are asked.
 */
const hosts = ['fcm.googleapis.com', 'android.googleapis.com', 'jmt17.google.com']

const domains = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** https://fcm.googleapis.com/fcm/send/… is one, https://10.0.0.1/ and http://fcm.googleapis.com/ are none. */
export function isPushService(address: string): boolean {
	if (!URL.canParse(address)) return false
	const { protocol, hostname, port, username, password } = new URL(address)
	const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
	return (
		isPlain && (hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain)))
	)
}
