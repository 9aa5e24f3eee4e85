import Fastify from 'fastify';

/** A bare Fastify that sends back what it is sent: the most that this machine can do by HTTP. */
const app = Fastify();
app.post('/api/contact', async ({ body }) => body);
const address = await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
console.log(JSON.stringify({ msg: 'ready', address }));
