import type { MessageWords } from '../words.ts'

export const spanishMessages: MessageWords = {
  pay: 'tienes que pagar|tiene que pagar|tiene que abonar|tienes que abonar|debes pagar|debe pagar|debes cubrir|debe cubrir|que pagues|que abones|pagas tu|pagas tú|lo pagas|la pagas|paga usted|pague|paga el|paga la|abona|abone|transfieres|transfiere|transfiéreme|deposita|bizum|oxxo|se devuelven|se le devuelve|te devuelve|te regresa|te lo regresan|cuanto recibamos|una vez recibid|mándame .. por|cubres|a cargo tuyo|corre por tu cuenta|corren por tu cuenta',
  feeThing:
    'certificado|curso|formación|capacitación|uniforme|visa|visado|trámite|gastos de gestión|gestión|registro|inscripción|examen médico|reconocimiento médico|seguro|envío|gafete|credencial|carnet de trabajo|equipo|kit|antecedentes|papelería|expediente|administrativ',
  toSomebody:
    'a mi cuenta|a la cuenta del gestor|cuenta del agente|a mi número|a mi tarjeta|a mi bizum|a esta cuenta|cuenta del intermediario|a mi nombre',
  cheque: 'cheque|cheques',
  cashIt: 'deposita|cobra|ingresa|cámbialo|cambialo|cóbralo',
  remainder:
    'el resto|lo demás|lo demas|lo que sobra|nuestro proveedor|al proveedor|la diferencia|tu parte|giras|el sobrante|quedate con|te quedas con|te quedas|al distribuidor|reenvias|mandas el resto',
  giftCard:
    'tarjeta de regalo|tarjetas de regalo|gift card|google play|itunes|steam|tarjeta amazon|tarjetas amazon|tarjetas google|tarjeta google|tarjetas de apple|tarjetas apple|paysafecard|tarjetas de prepago|tarjeta prepago|tarjetas prepago|vales de amazon',
  buy: 'compra|cómprame|consigue|adquiere',
  cardCodes:
    'código|codigo|números de atrás|rasca|ráspa|raspa|numeros de atras|foto de los|reverso|pines|numeros',
  ownAccount:
    'tu cuenta|su cuenta|cuenta bancaria que|tu cuenta bancaria|cuenta a tu nombre|una cuenta bancaria|tu propia cuenta',
  incoming:
    'los clientes depositan|clientes pagan|clientes ingresan|recibes las transferencias|recibir pagos|recibes pagos|recibes el dinero|recibir transferencias|depositan en|te ingresan|te van a ingresar|te llega el dinero|te depositan|llegan pagos|te transfieren|cae en tu cuenta|caen en tu cuenta',
  passOn:
    'te quedas|quedas el|mandas el resto|envías el resto|reenvías|reenvias|menos tu comisión|menos tu comision|podamos usar|podemos usar|alquil|rentar|en bitcoin|tu comisión|por semana|cripto|usdt|retiras en efectivo|mandas|transfieres|pasas a',
  parcel: 'paquete|encomienda|paquetería',
  atHome: 'tu domicilio|tu casa|tu dirección|su domicilio|en casa',
  resend:
    'reenví|reenvi|cambias la etiqueta|nueva etiqueta|cambias etiquetas|al extranjero|vuelves a enviar|etiqueta y',
  rate: 'calificas hotel|calificar hotel|califica hotel|valorar hotel|valoras hotel|puntuar hotel|me gusta a video|me gusta a vídeo|das me gusta|dar me gusta|das like|dar like|calificas producto|reseñas en|seguir cuentas|ver videos|optimizar pedidos',
  piecePay:
    'usdt|comisión|comision|captura|cada tres|por video|por vídeo|cada video|tareas al día|por like|por tarea',
  recharge:
    'recarga|recargas|recargar|pones saldo|depositas en la plataforma|ingresas saldo|activa tu cuenta|activar la cuenta|ingresa .. primero|depositas .. primero|deposita .. primero|metes|mete .. en la|pon .. en la|cargas la billetera|carga tu|ingresas|saldo',
  unlock:
    'desbloque|vip|más comisión|mas comision|mayor comisión|siguiente nivel|retirar|retiras|retiro|se abren|se te abren|tareas|comision|ganancia|activan',
  sendMe:
    'mándame|mandame|mándeme|envíame|enviame|envía|envie|envíe|necesito tu|necesito su|pásame|pasame|dime tu|cuál es tu|cual es tu|hazle foto|toma foto|tómale foto|sube foto|compárteme|foto de tu',
  idCard:
    'dni!|nie!|cédula|cedula|pasaporte|ine!|credencial de elector|curp|tu identificación|carné de conducir|licencia de conducir|licencia de manejo|tarjeta de débito|tarjeta de debito|tarjeta bancaria|tarjeta de crédito|tu tarjeta',
  bothSides:
    'dos caras|ambos lados|ambas caras|por delante y por detrás|delante y detrás|frente y reverso|frente y vuelta|selfie|selfi|en la mano|los dos lados',
  secret:
    'número de tarjeta|numero de tarjeta|nip del banco|tu nip|pin del banco|pin de la tarjeta|cvv|banca en línea|banca en linea|banca online|banca electrónica|clave del banco|clave bancaria|contraseña del banco|contraseña de tu correo|nombre de tu madre|frase semilla',
  oneTimeCode:
    'código de seis|código de verificación|código por sms|código que te lleg|código que te acaba|código que recib|código sms|llegar un código|clave dinámica|código de 6|código del sms|sms con un codigo|un codigo al|un codigo por|codigo que te|llegar un sms|llega un sms|el codigo que|numeritos|clave que te|codigo de whatsapp|codigo de activacion|un codigo',
  tellMe:
    'dímelo|dimelo|dámelo|pásamelo|pasamelo|reenvíame|reenviame|mándamelo|mandamelo|envíamelo|compártemelo|me lo pasas|me lo dices|pásame|dime el|dime|reenvia|pasa el|pasame|mandame|enviame|compartelo|lo escribes|me lo mandas|me lo reenvias|confirmame|me dices|diganos|dinos|reenvialo|mandalo',
  remoteControl: 'anydesk|any desk|teamviewer|rustdesk|ultraviewer|quicksupport',
  messenger:
    'whatsapp|wasap|guasap|wsp!|whats!|telegram|t.me|wa.me|signal!|viber|wechat|discord|zangi|messenger|whatsap|watsap|whasap|wassap|wasa!|wsap|uasap|telegran|tele!|line!|skype|insta!',
  moveOn:
    'agrega a|agrégame|agregame|añade a|añádeme|agregue a|para continuar|sigue conmigo|sigamos en|seguimos en|continúa conmigo|borra este chat|por aquí no contesto|aquí no contesto|aqui no contesto|no respondo aquí|este chat lo revisan|chat está vigilado|contacta solo|solo por|únicamente por|escríbeme|escribeme|mándame mensaje|escríbele|la entrevista es por mensaje|di la clave|la jefa|la gerente',
  easy: 'al día|al dia|por día|a la semana|semanal|diari|garantizad|desde tu móvil|desde tu celular|desde casa|por hora|horas diarias',
  unconditional:
    'sin entrevista|no rechazamos|nadie es rechazad|aceptamos a todos|todos son aceptados|di sí|responde sí|empiezas en una hora|contratación inmediata sin',
  invest:
    'invirtiendo|inviertes|inviertas|invierte|compras el kit|comprar el kit|kit de inicio|paquete inicial|pones 100',
  gain: 'duplica|plataforma|socio|invitas|invitar a|traes a dos|ganancias|usdt|multiplica',
  passport: 'pasaporte|documentos de viaje',
  keptByUs:
    'guardamos tu|guardamos su|guardamos el|retenemos|se queda con nosotros|lo guarda|entregas tu|queda en la oficina|custodi',
  typeIn:
    'pon tu tarjeta|su contraseña|tu correo y|tu tarjeta|número de tarjeta|contraseña de|tu banco|datos de tarjeta',
  weCover:
    'pagamos nosotros|lo pagamos|la pagamos|te transferimos|te devolvemos|es gratis|gratis para ti|gratuit|son nuestros|por nuestra cuenta|lo reservamos|remunerad|te la devolvemos|se descuenta de la nómina|se descuenta de la nomina|se paga:|también se paga|empleador paga|empresa pone|tarjeta de la empresa|los pagamos nosotros|te mandamos el portátil|se cobra|según experiencia|pagamos|de nuestra cuenta|nosotros pagamos|a cargo de la empresa|la empresa paga|por cuenta de la empresa|lo cubre la empresa|cubre la empresa|la pone la empresa|te damos|te dejamos|sin coste|corren de nuestra|va por nuestra cuenta|te reembolsamos|la empresa cubre|paga la empresa|paga la mutua',
  denial:
    'nunca pedimos|no pedimos|no hay ningún pago|no hay fianza|no pagas|no des a nadie|no te pediríamos|no te pediremos|no los envíes|no hace falta que|no cobramos|no descontamos|en nuestro nombre|se hace pasar|estafa|fraude|sin costo|sin coste|no .. ningun|no hay que pagar|nadie de|nunca te|no somos nosotros|no es de nuestra|no son de|no es nuestr|no le mandes|no mandes|no envies|no compartas|cuidado con|ojo con|falso|falsa|denunciado|denuncia|quien te|si alguien|si te piden|suplant|es gratis|gratuit|jamas|nunca pediremos|no pediremos|no vamos a pedir|nunca de',
  stayHere:
    'queda en este chat|por aquí para|seguir por aquí|aquí contesto en|aqui contesto en|solo escribimos desde|si te pierdes|recepción|clientes por|grupo de|nuestros canales|experiencia con|atención al cliente|no contratamos por whatsapp|hasta que nos conozcamos|el canal de|llevarias|atendiendo|de la clinica|redes|no usamos|en este chat|no utilizamos|whatsapp de la|whatsapp del',
  charge:
    'fianza|cuota|tasa!|tasas|matricula|uniforme|curso|tramite|tramitar|gafete|antecedentes|reconocimiento medico|examen medico|visado|visa!|permiso de trabajo|kit!|inscripcion|inscribirte|anticipo|envio del|pago unico|capacitacion|apartar|reserva tu|un deposito|deposito de garantia|deposito inicial|deposito reembols|deposito por|gastos de gestion|fianza del ordenador|envio del ordenador',
  due: 'cuesta|pagas|paga!|pagar|pague|pago de|abonar|abona|abones|abone|ingreso de|ingreses|transfier|transferencia|bizum|oxxo|spei|western union|yape|nequi|mercado pago|mercadopago|deposita|depositar|depositas|depositame|reembols|por adelantado|adelantado|antes de firmar|numero de cuenta|numero de tarjeta|corre por|por tu cuenta|a tu cargo|de tu bolsillo|comprobante|sin eso|pierdes|pones tu|compras|te lo descontamos|se descuenta|te regresa|cubrir|cubres|a mi cuenta|a mi nombre|a mi bizum|a mi numero|se te devuelve|te lo devolv|te los devolv|te la devolv|se devuelve a los|devuelve con|se paga antes|se paga por adelantado|falta el dep|falta la fian|falta el pago',
  ofOthers:
    'clientes|inquilin|dueno|casero|pacientes|alumnos|no es obligatorio|si quieres|opcional|huespedes|de la empresa|familias|ordenanza',
  idDoc:
    'dni!|nie!|ine!|curp|cedula|pasaporte|carnet de|carne de|licencia de|comprobante de domicilio|identificacion|acta de nacimiento|rfc!|nss!|seguridad social|recibo de luz|recibo de la luz|permiso de residencia|tarjeta de residencia|documento de identidad|credencial de elector|partida de nacimiento|numero de identidad|empadronamiento|estado de cuenta',
  hand: 'envia|envie|mand|pasa!|pasame|pasar|foto de|foto del|fotos de|foto por|sube|comparte|escanead|escaneo|selfi|por este medio|por aqui|requerimos|necesit|dame|adjunta|copia de|copia del|video|hazle|faltan|falta|reenvia|responde con|imagen de',
  inPerson:
    'trae|traer|llevar|lleva!|primer dia|en persona|presencial|portal|original|recepcion|en la oficina|al firmar|cuando firmes|cuando vengas|tu perfil|porteria|se pide en la entrada|ese dia|tras la oferta',
  credential:
    'contrasena|nip!|pin!|cvv|clave|numero de tarjeta|tarjeta de credito|tarjeta de debito|tu tarjeta|fecha de caducidad|caducidad|vencimiento|cuenta clabe|clabe|banca|usuario y|usuario de|tres numeros|numeros de atras|datos bancarios|datos de tu tarjeta|frase semilla|token|coordenadas|correo de verificacion|codigo de seguridad|netflix',
  want: 'pasa!|pasame|manda!|mandame|envia|envie|necesito|necesitamos|dime|dame|falta|cual es|requerimos|escribe|comparte|confirma|indica|proporcion|rellena|introduce|pon!|me das|nos das|hace falta|facilit|reenvia|digame|ocupo|me pasas|reenviame',
  faceVideo:
    'mirando a la camara|girando la cabeza|gira la cabeza|moviendo la cabeza|mueve la cabeza|girando el rostro|video de tu cara|videoselfie|video selfie|verificacion facial|reconocimiento facial|moviendo la cara|selfie con|selfie sosteniendo|sosteniendo tu|video leyendo|video diciendo|con tu dni en la mano',
  bankApp: 'banco|banca|entra en|abre|instala|descarga|bancaria|pantalla|codigo|numero',
  crypto: 'usdt|bitcoin|cripto|binance',
  reach:
    'agrega|anade|escribe|escribele|hablame|habla!|buscal|busca!|busca a|buscame|pon tu|pasame|pasa tu|mandame|te paso|mi numero|mi personal|numero personal|numero privado|numero particular|entrevista|unicamente|solo atiende|solo contesta|atiende|usuario|unete|entra al grupo|entra en el grupo|grupo|tienes|mejor por|mas rapido|mas facil|descarga|instala|contact|sigue por|seguimos|vamos a|pasemos|pasamos a|continua|hablamos|me avisas|dame tu|tu numero|por privado|al privado|me escribes',
  leaving:
    'cerrar este chat|cierro este chat|voy a cerrar|aqui no puedo|por aqui no puedo|aqui casi no|no miro este|no reviso este|no leo esto|no entro aqui|casi no entro|no por aqui|esta pagina bloquea|la pagina bloquea|fuera de esta|fuera de la|borra este|borra la|no contestes aqui|no respondas aqui|aqui no respondo|mi numero particular|mi numero personal|mi correo',
  login:
    'inicia sesion|iniciar sesion|iniciando sesion|accede|ingresa con|ingresa tu|entra con|verifica|confirma tu|confirma!|tus datos|datos bancarios|contrasena|tarjeta|rellena|completa tu|tu clave|introduce|valida',
  lastCall:
    'pierdes|se pierde|a otro candidato|al siguiente|otros ya|hoy mismo|antes de las|caduca|ultimo dia|te quedas sin|para apartar',
}
