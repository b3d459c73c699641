import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toRawSignature } from '#app/domain/accounts/second-factor/ecdsa-signature.ts'
import {
	checkAssertion,
	type Passkey,
	passkeyAlgorithms,
	readRegistration,
} from '#app/domain/accounts/second-factor/passkey.ts'
import { authenticator, toAsn1 } from '#tests/support/authenticator.ts'

const site = { origin: 'https://hanlu.example', challenge: 'Y2hhbGxlbmdl' }

async function registered(algorithm: (typeof passkeyAlgorithms)[number] = -7) {
	const key = await authenticator(algorithm)
	const passkey = await readRegistration(await key.register(site), site)
	if (!passkey) throw new Error('the passkey was refused')
	return { key, passkey }
}

test.each(passkeyAlgorithms)('a key of kind %i registers and signs in', async (algorithm) => {
	const { key, passkey } = await registered(algorithm)
	expect(passkey).toMatchObject({ id: key.id, algorithm, signCount: 0 })
	const proof = await checkAssertion(await key.sign(site), { ...site, passkey })
	expect(proof).toEqual({ signCount: 0, isVerified: true })
})

test('a key that anybody may touch proves that somebody is there, not who', async () => {
	const { key, passkey } = await registered()
	const touched = await key.sign(site, { flags: 1 })
	expect(await checkAssertion(touched, { ...site, passkey })).toMatchObject({ isVerified: false })
	const untouched = await key.sign(site, { flags: 4 })
	expect(await checkAssertion(untouched, { ...site, passkey })).toBeUndefined()
})

test.each([
	['another challenge', { challenge: 'b3RoZXI' }, {}],
	['another site', { origin: 'https://evil.example' }, {}],
	['another port', { origin: 'https://hanlu.example:8443' }, {}],
	['a key that was asked by another site', {}, { host: 'evil.example' }],
	['a signature for something else', {}, { type: 'webauthn.create' }],
	['a frame on another site', {}, { crossOrigin: true }],
])('%s is refused', async (_, asked, options) => {
	const { key, passkey } = await registered()
	const signed = await key.sign({ ...site, ...asked }, options)
	expect(await checkAssertion(signed, { ...site, passkey })).toBeUndefined()
	const isOfSigning = 'type' in options
	const made = await key.register(
		{ ...site, ...asked },
		isOfSigning ? { type: 'webauthn.get' } : options,
	)
	expect(await readRegistration(made, site)).toBeUndefined()
})

test('another key’s signature is refused', async () => {
	const { passkey } = await registered()
	const other = await authenticator()
	expect(await checkAssertion(await other.sign(site), { ...site, passkey })).toBeUndefined()
})

test('a key that counts must count on: a copy of it is refused', async () => {
	const { key, passkey } = await registered()
	const used: Passkey = { ...passkey, signCount: 7 }
	const at = async (signCount: number) =>
		checkAssertion(await key.sign(site, { signCount }), { ...site, passkey: used })
	expect(await at(8)).toMatchObject({ signCount: 8 })
	expect(await at(7)).toBeUndefined()
	expect(await at(0)).toBeUndefined()
})

test('a registration under another id, or of an unknown kind, is refused', async () => {
	const key = await authenticator()
	const made = await key.register(site)
	expect(await readRegistration({ ...made, id: 'AAAA' }, site)).toBeUndefined()
	const unknown = { ...made.response, publicKeyAlgorithm: -999 }
	expect(await readRegistration({ ...made, response: unknown }, site)).toBeUndefined()
	const broken = { ...made.response, publicKey: 'AAAA' }
	expect(await readRegistration({ ...made, response: broken }, site)).toBeUndefined()
})

test('whatever arrives is refused without an error', async () => {
	const { passkey } = await registered()
	const text = fc.oneof(fc.string(), fc.base64String(), fc.constant('eyJ0eXBlIjoxfQ'))
	const sent = fc.record({ clientDataJSON: text, authenticatorData: text, signature: text })
	await fc.assert(
		fc.asyncProperty(sent, async (response) => {
			expect(await checkAssertion({ id: 'a', response }, { ...site, passkey })).toBeUndefined()
			const made = { ...response, publicKey: response.signature, publicKeyAlgorithm: -7 }
			expect(await readRegistration({ id: 'a', response: made }, site)).toBeUndefined()
		}),
	)
})

test('numbers of a signature keep their value, however short', () => {
	const raw = fc.uint8Array({ minLength: 64, maxLength: 64 })
	const short = raw.map((bytes) => bytes.map((byte, at) => (at % 32 < 20 ? 0 : byte)))
	fc.assert(
		fc.property(fc.oneof(raw, short), (bytes) => {
			expect(toRawSignature(toAsn1(bytes))).toEqual(Uint8Array.from(bytes))
		}),
	)
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
			expect([undefined, 64]).toContain(toRawSignature(bytes)?.length)
		}),
	)
})
